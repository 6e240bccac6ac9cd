"""Small faults put into the code one at a time, to see whether the tests find them.

Known tools were looked at first. mutmut leaves out properties and what stands outside functions, and draws no sample;
cosmic-ray runs one and the same command for every module. Here a seed draws the sample, each part has own tests.
"""
