-- By its first column alone an index of all workouts looks as good as the one by day to a planner
-- without statistics (SQLite has none, PostgreSQL none right after an import), and the newest of them
-- was taken: sums over a whole log read it row by row in the order of its durations.
drop index workouts_by_duration;
create index workouts_by_duration on workouts (user_id, duration_s, id)
  where deleted_at is null and duration_s >= 0;

-- What a list comes to is summed from these alone, without the rows.
drop index workouts_by_day;
create index workouts_by_day
  on workouts (user_id, date, id, workout_type, sport, running_subtype, distance_m, duration_s)
  where deleted_at is null;
drop index runs_by_day;
create index runs_by_day
  on workouts (user_id, date, id, sport, running_subtype, distance_m, duration_s)
  where deleted_at is null and workout_type = 'running';
drop index other_workouts_by_day;
create index other_workouts_by_day on workouts (user_id, date, id, sport, distance_m, duration_s)
  where deleted_at is null and workout_type <> 'running';

-- The tags of an athlete are counted in their order.
create index tags_of_athlete on workouts (user_id, tags)
  where deleted_at is null and tags is not null;

-- A text is looked for in the workouts that say something.
create index worded_workouts on workouts (user_id, date, id)
  where deleted_at is null and (title is not null or notes is not null);

-- As 0050 has it by now: where it ran before, the paces of this index divide by any distance.
drop index workouts_by_pace;
create index workouts_by_pace
  on workouts (user_id, (case when distance_m >= 1 then duration_s / distance_m end), id)
  where deleted_at is null and (case when distance_m >= 1 then duration_s / distance_m end) is not null;
