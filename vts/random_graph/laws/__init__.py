"""Laws about one model that is prepared and executed in other ways."""
