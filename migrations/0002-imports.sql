-- Every file that came in, as it came, and what became of it.

create table imports (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  source text not null
    check (source in ('manual', 'csv', 'apple-health', 'file', 'strava', 'strava-archive')),
  file_name text not null,
  format text not null,
  bytes integer not null,
  sha256 text not null,
  state text not null default 'uploaded' check (state in ('uploaded', 'applied')),
  found integer not null,
  summary text,
  created_at bigint not null,
  applied_at bigint,
  unique (user_id, source, sha256)
);

create index imports_by_user on imports (user_id, id);

-- Both gzipped: the original bytes, and what was read from them, as JSON.
create table import_files (
  import_id integer primary key references imports (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  original {{bytes}} not null,
  parsed {{bytes}} not null
);

create index import_files_by_user on import_files (user_id);
