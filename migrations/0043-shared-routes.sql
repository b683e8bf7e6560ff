-- Whether whoever holds the athlete's link sees the routes of runs, without their ends. Of this link:
-- a new one begins without.
alter table users add column trainer_sees_routes integer not null default 0
  check (trainer_sees_routes in (0, 1));
