-- What an import compares with the log and takes back is found without going through all of either.
create index deleted_workouts_by_day on workouts (user_id, date) where deleted_at is not null;
create index import_items_written on import_items (import_id, place_written) where is_written = 1;
drop index import_items_by_user;
create index import_items_by_user on import_items (user_id, import_id);
-- Athletes take turns.
drop index imports_at_work;
create index imports_at_work on imports (user_id, id)
  where status in ('reading', 'planning', 'importing', 'undoing');
