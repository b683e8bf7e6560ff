-- Zones of recordings were once counted from every heart rate that a device wrote, those that no heart
-- has among them. All recordings are gone through once more, athlete by athlete, by housekeeping.
update users set zones_to_recompute =
  case
    when zones_to_recompute is null then '["all"]'
    else '["all",' || substr(zones_to_recompute, 2)
  end
where id in (select user_id from workout_recordings);
