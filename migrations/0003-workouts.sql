-- Metres, seconds, and the local day beside the instant. `source_key` is the workout's identity
-- at its source: the same workout from the same source is never two rows.

create table workouts (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  date text not null,
  started_at bigint,
  utc_offset_s integer,
  workout_type text not null check (workout_type in ('running', 'strength', 'cross')),
  running_subtype text
    check (running_subtype in ('treadmill', 'outdoor-long', 'outdoor-interval', 'outdoor-easy')),
  sport text not null,
  duration_s integer not null,
  elapsed_s integer,
  distance_m double precision,
  ascent_m double precision,
  calories integer,
  avg_heart_rate integer,
  max_heart_rate integer,
  zone1_s integer not null default 0,
  zone2_s integer not null default 0,
  zone3_s integer not null default 0,
  zone4_s integer not null default 0,
  zone5_s integer not null default 0,
  gel_type text check (gel_type in ('none', 'sis', 'gu', 'other')),
  caffeinated_gels integer not null default 0,
  non_caffeinated_gels integer not null default 0,
  hydration_ml integer,
  notes text,
  source text not null
    check (source in ('manual', 'csv', 'apple-health', 'file', 'strava', 'strava-archive')),
  source_key text,
  import_id integer references imports (id) on delete set null,
  version integer not null default 1,
  created_at bigint not null,
  updated_at bigint not null,
  deleted_at bigint,
  unique (user_id, source, source_key)
);

-- Newest first is these read backwards: a descending index with its NULLS order goes unused.
create index workouts_by_day on workouts (user_id, date, id) where deleted_at is null;
create index runs_by_day on workouts (user_id, date, id)
  where deleted_at is null and workout_type = 'running';
create index other_workouts_by_day on workouts (user_id, date, id)
  where deleted_at is null and workout_type <> 'running';
create index workouts_by_start on workouts (user_id, started_at) where deleted_at is null;
create index workouts_by_import on workouts (import_id);
create index deleted_workouts on workouts (deleted_at) where deleted_at is not null;
