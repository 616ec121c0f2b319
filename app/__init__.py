"""The Nostos app: screens, boards, the table, the privacy gate. The rules are in `engines`."""

#: The one place that names the version; pyproject.toml has to agree.
VERSION = "0.1.0"
