-- In which order an import wrote its workouts: they are taken back the other way round.
alter table import_items add column place_written integer;
