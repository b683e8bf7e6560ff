-- What each source said of a workout, so that the workout can be told again without one of them.
-- `own` is what no source is known of: typed in, or there before sources were kept; `edits` is what
-- the athlete changed, where the workout alone does not show it.
create table workout_sources (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  workout_id integer not null references workouts (id) on delete cascade,
  source text not null
    check (source in ('manual', 'csv', 'apple-health', 'file', 'strava', 'strava-archive')),
  kind text not null,
  -- What was said, in a few letters: the same again is known by it.
  source_key text not null,
  import_id integer,
  item_id integer,
  -- JSON: the fields of a workout, by name.
  fields text not null,
  -- Of several recordings the richest is the workout's own and stands there; the others are kept here.
  is_shown integer not null default 0 check (is_shown in (0, 1)),
  -- JSON: all of a recording but its samples.
  recording text,
  samples {{bytes}},
  -- What the workout was before this source changed it: taken back at once, it is so again.
  version_before integer,
  updated_before bigint,
  created_at bigint not null
);

create index workout_sources_by_workout on workout_sources (workout_id);
create index workout_sources_by_key on workout_sources (user_id, source_key);
create index workout_sources_by_item on workout_sources (import_id, item_id);
