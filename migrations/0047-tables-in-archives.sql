-- A table inside an archive whose columns are still to be named is a file of its import by itself.

-- The archive that it came out of. Of what was sent as it is null.
alter table import_files add column inside_file_id integer references import_files (id) on delete cascade;
create index import_files_inside on import_files (inside_file_id);
-- Of an item that asks: the same for tables whose columns are called alike, so that one answer does for all.
alter table import_items add column head text;
