-- Pairs of shoes. `default_for` is a JSON list of the kinds of run that a pair is offered for.
create table shoes (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  name text not null,
  brand text,
  bought_on text,
  retired_on text,
  start_distance_m double precision not null default 0,
  replace_at_m double precision,
  default_for text not null default '[]',
  version integer not null default 1,
  created_at bigint not null,
  deleted_at bigint
);
create index shoes_of_user on shoes (user_id);
