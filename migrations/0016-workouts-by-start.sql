-- Only workouts that know when they began are looked for by it. Holding the others as well, this
-- index looked as good as the one by day to a planner without statistics: right after a whole
-- history was brought in, a month's sums read every workout of the athlete.
drop index workouts_by_start;
create index workouts_by_start on workouts (user_id, started_at)
  where deleted_at is null and started_at is not null;
