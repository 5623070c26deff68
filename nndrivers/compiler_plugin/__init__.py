"""LiteRT's compiler plugins and dispatch libraries as drivers: ``--driver litert:FOLDER``.

A vendor's compiler plugin says which operators it takes and compiles them ahead of time; its
dispatch library executes what came out. Source: ``litert/vendors/c`` of google-ai-edge/LiteRT.
"""
