-- The records of a log are read off these and nothing else of it: of each year the fastest runs as long
-- as a standard distance, by their time from start to finish, and the best-paced ones beyond each. The
-- lengths are those of src/domain/records.ts; a test fails where the two differ.
create index runs_as_long_as on workouts (
  user_id,
  (cast(case
    when distance_m between 396 and 412 then 400
    when distance_m between 792 and 824 then 800
    when distance_m between 990 and 1030 then 1000
    when distance_m between 1593.25056 and 1657.6243200000001 then 1609.344
    when distance_m between 2970 and 3090 then 3000
    when distance_m between 4950 and 5150 then 5000
    when distance_m between 9900 and 10300 then 10000
    when distance_m between 14850 and 15450 then 15000
    when distance_m between 15932.5056 and 16576.2432 then 16093.44
    when distance_m between 19800 and 20600 then 20000
    when distance_m between 20886.525 and 21730.425 then 21097.5
    when distance_m between 24750 and 25750 then 25000
    when distance_m between 29700 and 30900 then 30000
    when distance_m between 41773.05 and 43460.85 then 42195
  end as double precision)),
  substr(date, 1, 4),
  (case when elapsed_s > duration_s then elapsed_s else duration_s end),
  date,
  id
)
  where deleted_at is null and workout_type = 'running' and sport = 'run' and duration_s > 0;

create index runs_beyond on workouts (
  user_id,
  (cast(case
    when distance_m > 43460.85 then 42195
    when distance_m > 30900 then 30000
    when distance_m > 25750 then 25000
    when distance_m > 21730.425 then 21097.5
    when distance_m > 20600 then 20000
    when distance_m > 16576.2432 then 16093.44
    when distance_m > 15450 then 15000
    when distance_m > 10300 then 10000
    when distance_m > 5150 then 5000
    when distance_m > 3090 then 3000
    when distance_m > 1657.6243200000001 then 1609.344
    when distance_m > 1030 then 1000
    when distance_m > 824 then 800
    when distance_m > 412 then 400
  end as double precision)),
  substr(date, 1, 4),
  ((case when elapsed_s > duration_s then elapsed_s else duration_s end) / distance_m),
  date,
  id
)
  -- What is shorter bounds no record, and PostgreSQL refuses to divide by next to nothing.
  where deleted_at is null and workout_type = 'running' and sport = 'run' and duration_s > 0
    and distance_m > 412;
