-- What a whole recording comes to, so that a month of them is added up without opening any. Null where
-- nothing was measured to tell it from. Written with the recording; those that were kept before are
-- gone through again by housekeeping, together with their best efforts.
alter table workout_recordings add column ascent_m double precision;
-- Seconds with a cadence, and those seconds times the cadence: many of them have a fair mean.
alter table workout_recordings add column cadence_s double precision;
alter table workout_recordings add column cadence_times_s double precision;

update workout_recordings set has_efforts = 0;
