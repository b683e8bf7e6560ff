-- A list of workouts in the order of any of its figures, page by page; those without it come last.
create index workouts_by_distance on workouts (user_id, distance_m, id)
  where deleted_at is null and distance_m is not null;
create index workouts_by_duration on workouts (user_id, duration_s, id) where deleted_at is null;
-- Nobody has a pace over less than a metre, and PostgreSQL refuses to divide by next to nothing.
create index workouts_by_pace
  on workouts (user_id, (case when distance_m >= 1 then duration_s / distance_m end), id)
  where deleted_at is null and (case when distance_m >= 1 then duration_s / distance_m end) is not null;
create index workouts_by_average on workouts (user_id, avg_heart_rate, id)
  where deleted_at is null and avg_heart_rate is not null;
create index workouts_by_maximum on workouts (user_id, max_heart_rate, id)
  where deleted_at is null and max_heart_rate is not null;
create index workouts_by_calories on workouts (user_id, calories, id)
  where deleted_at is null and calories is not null;
create index workouts_by_effort on workouts (user_id, effort, id)
  where deleted_at is null and effort is not null;

-- Walks, hikes and wheelchair outings are of type 'running', and are listed apart.
create index walks_by_day on workouts (user_id, date, id)
  where deleted_at is null and workout_type = 'running' and sport <> 'run';
