-- Accounts and who is signed in. Instants are milliseconds since 1970, days are 'YYYY-MM-DD',
-- switches are 0 or 1. {{id}} and {{bytes}} stand for each engine's own words.

create table users (
  id {{id}},
  email text not null unique,
  password_hash text not null,
  name text not null,
  date_of_birth text,
  height_cm integer,
  weight_kg double precision,
  target_weight_kg double precision,
  max_heart_rate integer not null default 185,
  fitness_level text not null default 'intermediate'
    check (fitness_level in ('beginner', 'intermediate', 'advanced', 'elite')),
  weekly_frequency text not null default '4-5'
    check (weekly_frequency in ('2-3', '4-5', '6-7')),
  goals text,
  is_active integer not null default 1 check (is_active in (0, 1)),
  is_admin integer not null default 0 check (is_admin in (0, 1)),
  trainer_access_enabled integer not null default 1 check (trainer_access_enabled in (0, 1)),
  trainer_token text not null unique,
  time_zone text not null default 'UTC',
  created_at bigint not null
);

-- Only the SHA-256 of a session's token is kept.
create table sessions (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  token_hash text not null unique,
  user_agent text,
  created_at bigint not null,
  last_used_at bigint not null
);

create index sessions_by_user on sessions (user_id);
create index sessions_by_last_use on sessions (last_used_at);

-- A device on which this account once signed in: its owner is never locked out by another's guesses.
create table known_devices (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  token_hash text not null unique,
  created_at bigint not null
);

create index known_devices_by_user on known_devices (user_id);

create table login_failures (
  id {{id}},
  bucket text not null,
  failed_at bigint not null
);

create index login_failures_by_bucket on login_failures (bucket, failed_at);
create index login_failures_by_time on login_failures (failed_at);

-- What a request with an Idempotency-Key was answered, so that it is applied once.
create table idempotency_keys (
  user_id integer not null references users (id) on delete cascade,
  idempotency_key text not null,
  request_hash text not null,
  answer text not null,
  created_at bigint not null,
  primary key (user_id, idempotency_key)
);

create index idempotency_keys_by_time on idempotency_keys (created_at);
