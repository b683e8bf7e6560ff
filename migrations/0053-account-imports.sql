-- An export of a whole account among the files of an import.

-- JSON: what the export holds, and what becomes of it. Of other items null.
alter table import_items add column account text;

-- What became of each row of such an export: the ids here by those there, so that the work goes on
-- where it stood and can be taken back.
create table restored_rows (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  item_id integer not null references import_items (id) on delete cascade,
  table_name text not null,
  from_key text not null,
  to_key text,
  outcome text not null check (outcome in ('added', 'there', 'merged', 'changed', 'refused')),
  -- As it was added: whatever was edited since is not deleted for good.
  version integer,
  -- JSON: what was changed, as it was and as it became.
  changed text
);

create index restored_rows_of_item on restored_rows (item_id, id);
create index restored_rows_by_user on restored_rows (user_id);
