-- An import is one or many files, read and written by a job that any process can take up again.

-- A table whose columns are named by the athlete waits in tables of its own until they are.
alter table imports rename to csv_uploads;
alter table import_files rename to csv_upload_files;
drop index imports_by_user;
drop index import_files_by_user;
create index csv_uploads_by_user on csv_uploads (user_id, id);
create index csv_upload_files_by_user on csv_upload_files (user_id);
-- What a workout came from is kept by source.
drop index workouts_by_import;
alter table workouts drop column import_id;

create table imports (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  status text not null
    check (status in ('reading', 'planning', 'review', 'importing', 'done', 'failed', 'undoing', 'undone')),
  -- Whether nothing is asked before it is written.
  commit_at_once integer not null check (commit_at_once in (0, 1)),
  -- Whether times that are hard to believe are right.
  is_confirmed integer not null default 0 check (is_confirmed in (0, 1)),
  -- Whether the originals are kept once it is done.
  keeps_files integer not null check (keeps_files in (0, 1)),
  files_total integer not null,
  files_read integer not null default 0,
  bytes_total bigint not null default 0,
  bytes_read bigint not null default 0,
  items_total integer not null default 0,
  items_written integer not null default 0,
  -- JSON: what came of it, once nothing changes any more.
  counts text,
  -- What stopped it, for people.
  trouble text,
  failures integer not null default 0,
  lease text,
  leased_until bigint not null default 0,
  created_at bigint not null,
  finished_at bigint
);

create index imports_of_user on imports (user_id, id);
create index imports_at_work on imports (id)
  where status in ('reading', 'planning', 'importing', 'undoing');

-- The bytes of a file, once for each athlete, however often it came.
create table kept_files (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  sha256 text not null,
  bytes bigint not null,
  -- As it is kept: what counts against the athlete's quota.
  kept_bytes bigint not null default 0,
  -- 0 while its pieces are being written.
  is_whole integer not null default 0 check (is_whole in (0, 1)),
  created_at bigint not null,
  unique (user_id, sha256)
);

create table kept_file_pieces (
  kept_file_id integer not null references kept_files (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  place integer not null,
  is_gzipped integer not null check (is_gzipped in (0, 1)),
  content {{bytes}} not null,
  primary key (kept_file_id, place)
);

create index kept_file_pieces_by_user on kept_file_pieces (user_id);

create table import_files (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  import_id integer not null references imports (id) on delete cascade,
  name text not null,
  bytes bigint not null,
  sha256 text not null,
  -- Null once the original is forgotten.
  kept_file_id integer references kept_files (id) on delete set null,
  state text not null default 'waiting' check (state in ('waiting', 'read', 'failed'))
);

create index import_files_of_import on import_files (import_id, id);
create index import_files_by_user on import_files (user_id);
create index import_files_by_kept on import_files (kept_file_id);

-- What was found: a workout, or a reason why there is none.
create table import_items (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  import_id integer not null references imports (id) on delete cascade,
  import_file_id integer not null references import_files (id) on delete cascade,
  -- Its name inside the import: 'archive.zip/activities/1.fit.gz'.
  file text not null,
  -- Where in the file: 'line 12', 'workout 3'.
  place text not null,
  format text not null,
  status text not null
    check (status in ('new', 'duplicate', 'merged', 'question', 'skipped', 'failed')),
  reason text,
  -- JSON: what was put right, and what to look at.
  warnings text not null default '[]',
  -- JSON: what was read, in the log's columns; null where there is no workout.
  columns text,
  -- As the file names the activity.
  activity_name text,
  -- On the athlete's wall, where no instant is known.
  local_start text,
  -- The same for the same reading, whichever file it comes in.
  source_key text,
  -- Of the workout, for lists in order of time.
  started_at bigint,
  -- JSON: the workout or item that this one is, or may be.
  match text,
  -- What becomes of it where the athlete says nothing.
  planned text check (planned in ('new', 'duplicate', 'merged', 'question')),
  decision text check (decision in ('add', 'merge', 'skip')),
  is_written integer not null default 0 check (is_written in (0, 1)),
  -- The workout that it was written to.
  workout_id integer references workouts (id) on delete set null
);

create index import_items_of_import on import_items (import_id, id);
create index import_items_by_user on import_items (user_id);
create index import_items_by_file on import_items (import_file_id);
create index import_items_by_workout on import_items (workout_id);
create index import_items_to_write on import_items (import_id, started_at, id) where is_written = 0;

-- What was measured along the way, until the workout is written: apart, so that lists stay light.
create table import_item_recordings (
  item_id integer primary key references import_items (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  samples {{bytes}} not null,
  -- JSON: the rest of what is kept of a recording, with what was found in it.
  rest text not null
);

create index import_item_recordings_by_user on import_item_recordings (user_id);
