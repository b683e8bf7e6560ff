-- A table whose columns the athlete names is a file of an import as any other.

-- JSON: which column of a table holds what, as the athlete said it.
alter table import_files add column mapping text;
-- Whether what was found is a table that waits until its columns are named.
alter table import_items add column asks_columns integer not null default 0 check (asks_columns in (0, 1));
