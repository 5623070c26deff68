"""Steps of the build: train what is not trained yet, write it, measure it."""
