-- An athlete's own key to an outside model, sealed as Strava's tokens are.
create table ai_keys (
  user_id integer not null primary key references users (id) on delete cascade,
  -- One of those that the operator allows, by its name.
  provider text not null,
  model text not null,
  key_sealed text not null,
  created_at bigint not null
);
