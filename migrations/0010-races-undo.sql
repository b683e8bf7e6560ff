-- A deleted race can be brought back for 30 days, as a workout can.
alter table races add column deleted_at bigint;

drop index races_by_day;
create index races_by_day on races (user_id, date, id) where deleted_at is null;
create index deleted_races on races (deleted_at) where deleted_at is not null;
