-- A pair that is forgotten for good leaves its workouts standing.
alter table workouts add column shoe_id integer references shoes (id) on delete set null;
-- What a pair has run is summed from this index alone.
create index workouts_by_shoe on workouts (user_id, shoe_id, distance_m)
  where shoe_id is not null and deleted_at is null;
