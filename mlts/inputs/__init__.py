"""Values for the inputs of any model: from files of the user's, or seeded."""

from mlts.inputs.errors import DatasetError, NoSuchValues
from mlts.inputs.given import absolute_source, given_files, number_of
from mlts.inputs.sources import Source, SourceReader
from mlts.inputs.values import port_name, seeded, values_in_words

__all__ = [
    "DatasetError",
    "NoSuchValues",
    "Source",
    "SourceReader",
    "absolute_source",
    "given_files",
    "number_of",
    "port_name",
    "seeded",
    "values_in_words",
]
