-- A best effort knows the day of its workout, and the database keeps it so where the day is changed:
-- the fastest of a year stand in an index.
create unique index workouts_with_day on workouts (id, date);

create table dated_best_efforts (
  workout_id integer not null,
  date text not null,
  user_id integer not null references users (id) on delete cascade,
  distance_m double precision not null,
  elapsed_s double precision not null,
  -- Seconds and metres since the start of the recording.
  start_s double precision not null,
  start_m double precision not null,
  primary key (workout_id, distance_m),
  foreign key (workout_id, date) references workouts (id, date)
    on update cascade on delete cascade
);

insert into dated_best_efforts
select effort.workout_id, workouts.date, effort.user_id, effort.distance_m, effort.elapsed_s,
  effort.start_s, effort.start_m
from best_efforts as effort
join workouts on workouts.id = effort.workout_id;

drop table best_efforts;
alter table dated_best_efforts rename to best_efforts;

create index best_efforts_by_user on best_efforts (user_id, distance_m, elapsed_s);
create index best_efforts_by_year
  on best_efforts (user_id, distance_m, substr(date, 1, 4), elapsed_s, date, workout_id);
