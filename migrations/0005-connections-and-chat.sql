-- Tokens are sealed before they reach a row: the key is never in the database.
create table service_connections (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  service text not null check (service in ('strava')),
  external_athlete_id text not null,
  access_token_sealed text not null,
  refresh_token_sealed text not null,
  token_expires_at bigint not null,
  scope text not null,
  first_name text,
  last_name text,
  profile_picture_url text,
  city text,
  country text,
  is_premium integer not null default 0 check (is_premium in (0, 1)),
  connected_at bigint not null,
  last_sync_at bigint,
  unique (user_id, service),
  unique (service, external_athlete_id)
);

create table chat_messages (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  role text not null check (role in ('user', 'assistant')),
  content text not null,
  created_at bigint not null
);

create index chat_messages_by_user on chat_messages (user_id, id);
