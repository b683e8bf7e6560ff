-- What an athlete weighed before and after a run and drank on it: how much is sweated an hour.
create table sweat_tests (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  date text not null,
  before_kg double precision not null,
  after_kg double precision not null,
  drunk_ml integer not null,
  duration_s integer not null,
  temperature_c double precision,
  -- A run that is forgotten for good leaves what was measured on it standing.
  workout_id integer references workouts (id) on delete set null,
  notes text,
  version integer not null default 1,
  created_at bigint not null,
  deleted_at bigint
);
create index sweat_tests_by_day on sweat_tests (user_id, date, id) where deleted_at is null;
create index deleted_sweat_tests on sweat_tests (deleted_at) where deleted_at is not null;
create index sweat_tests_by_workout on sweat_tests (workout_id) where workout_id is not null;
