-- What an athlete's heart and legs can do, each set from a day on; a run has the zones of its day.
create table athlete_limits (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  valid_from text not null,
  max_heart_rate integer not null,
  maximum_origin text not null default 'entered'
    check (maximum_origin in ('entered', 'ageFormula', 'observed')),
  resting_heart_rate integer,
  threshold_heart_rate integer,
  threshold_pace_s_per_km double precision,
  zone_method text not null default 'maximum'
    check (zone_method in ('maximum', 'reserve', 'threshold', 'own')),
  -- JSON: where the five zones begin.
  own_zones_from_bpm text,
  version integer not null default 1,
  created_at bigint not null,
  deleted_at bigint
);
create index athlete_limits_of_user on athlete_limits (user_id);
