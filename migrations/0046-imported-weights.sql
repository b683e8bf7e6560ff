-- The weights of a file of an import: one item, written as entries and taken back with the rest.

-- JSON: a weight a day, how many of them are added, and what was written. Of other items null.
alter table import_items add column weights text;
