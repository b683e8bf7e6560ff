-- A deleted entry can be brought back for 30 days, and two edits at once are told apart by version.
-- profile_weight_kg is what the profile said when the entry was made: deleting the only entry gives
-- it back.
alter table weight_entries add column version integer not null default 1;
alter table weight_entries add column deleted_at bigint;
alter table weight_entries add column profile_weight_kg double precision;

drop index weight_entries_by_day;
create index weight_entries_by_day on weight_entries (user_id, date, id) where deleted_at is null;
create index weight_entries_by_weight on weight_entries (user_id, weight_kg, date, id)
  where deleted_at is null;
create index deleted_weight_entries on weight_entries (deleted_at) where deleted_at is not null;
