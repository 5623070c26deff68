"""Errors for users who hand this package a model: one class a situation."""

from __future__ import annotations

from nncli.errors import UserError

__all__ = [
    "BrokenModel",
    "NoRuntime",
    "NotExpressible",
    "RuntimeFailure",
    "UnreadableFile",
    "UnsupportedModel",
    "UnsupportedOperator",
    "short_name",
]

_LONGEST_NAME = 60


def short_name(tensor: str) -> str:
    """A tensor's name for a message: converters join those of all layers that it stands for."""
    if len(tensor) <= _LONGEST_NAME:
        return tensor
    half = (_LONGEST_NAME - 3) // 2
    return f"{tensor[:half]}...{tensor[-half:]}"


class BrokenModel(UserError):
    """The bytes are no sound model file: truncated, damaged, or something else altogether."""

    def __init__(self, source: str, reason: str, format: str = "TF Lite") -> None:
        super().__init__(f"{source}: not a sound {format} model: {reason}")
        self.source = source
        self.reason = reason


class UnreadableFile(BrokenModel):
    """The file does not exist, or could not be read."""

    def __init__(self, message: str) -> None:
        UserError.__init__(self, message)
        self.source = ""
        self.reason = message


class UnsupportedModel(UserError):
    """A sound model that cannot be said in the HAL's terms."""

    def __init__(self, source: str, reason: str) -> None:
        super().__init__(f"{source}: cannot be imported: {reason}")
        self.source = source
        self.reason = reason


class UnsupportedOperator(UnsupportedModel):
    """The HAL has no operation for an operator, or not for the way it is used here."""

    def __init__(self, source: str, index: int, operator: str, tensor: str, reason: str) -> None:
        where = f"operator {index} ({operator}), tensor '{short_name(tensor)}'"
        super().__init__(source, f"{where}: {reason}")
        self.index = index
        self.operator = operator
        self.tensor = tensor
        self.reason = reason


class NotExpressible(UserError):
    """An exporter finds no operator of its format that computes what a HAL operation says."""

    def __init__(self, operation: str, reason: str, format: str = "TF Lite") -> None:
        super().__init__(f"{operation} has no {format} equivalent: {reason}")
        self.operation = operation
        self.reason = reason


class NoRuntime(UserError):
    """Neither TF Lite nor its successor is installed, or not the ``package`` that a model needs."""

    def __init__(self, package: str = "") -> None:
        wanted = package or "TF Lite"
        packages = (
            [package] if package else ["tflite-runtime (Python before 3.12)", "ai-edge-litert"]
        )
        ways = ", or: ".join(f"pip install {name}" for name in packages)
        super().__init__(f"{wanted} is not installed; try: {ways}")


class RuntimeFailure(UserError):
    """A runtime refuses a model that is soundly written, or fails while running it."""

    def __init__(self, source: str, reason: str, runtime: str = "TF Lite") -> None:
        self.source = source
        self.reason = " ".join(reason.split())
        super().__init__(f"{source}: {runtime} says: {self.reason}")
