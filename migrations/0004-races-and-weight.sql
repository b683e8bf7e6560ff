create table races (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  date text not null,
  distance_m double precision not null,
  target_time_s integer not null,
  notes text,
  completed integer not null default 0 check (completed in (0, 1)),
  actual_time_s integer,
  workout_id integer references workouts (id) on delete set null,
  version integer not null default 1,
  created_at bigint not null
);

create index races_by_day on races (user_id, date, id);
create index races_by_workout on races (workout_id);

create table weight_entries (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  date text not null,
  weight_kg double precision not null,
  notes text,
  created_at bigint not null
);

create index weight_entries_by_day on weight_entries (user_id, date, id);
