"""Processes that may die: forked from a loaded one, limited, watched, cleared up after."""
