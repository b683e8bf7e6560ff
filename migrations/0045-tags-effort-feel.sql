-- What an athlete says of a workout in their own words. Tags are in small letters, parted by commas.
alter table workouts add column tags text;
alter table workouts add column effort integer check (effort between 1 and 10);
alter table workouts add column feel text
  check (feel in ('strong', 'good', 'normal', 'poor', 'weak'));

-- The tags of an athlete, and the workouts of one tag, are read here without the rows.
create index tagged_workouts on workouts (user_id, date, id, tags)
  where deleted_at is null and tags is not null;
