-- The fastest stretch of each standard distance inside a recording, in elapsed time: what records are
-- read from. Written with the recording; those that were kept before are gone through by housekeeping.
create table best_efforts (
  workout_id integer not null references workouts (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  distance_m double precision not null,
  elapsed_s double precision not null,
  -- Seconds and metres since the start of the recording.
  start_s double precision not null,
  start_m double precision not null,
  primary key (workout_id, distance_m)
);

create index best_efforts_by_user on best_efforts (user_id, distance_m, elapsed_s);

alter table workout_recordings add column has_efforts integer not null default 0
  check (has_efforts in (0, 1));
create index recordings_without_efforts on workout_recordings (workout_id) where has_efforts = 0;
