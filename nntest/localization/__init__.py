"""Localization: which operation of a model a driver gets wrong first.

A wrong output of a network says that something in it is wrong. Here each operation is judged by its
own inputs: one that only passes the error of another on is not blamed.
"""
