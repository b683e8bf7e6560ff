-- Who wants no questions of theirs to go to the operator's model; and what own keys had of tokens.
create table ai_settings (
  user_id integer not null primary key references users (id) on delete cascade,
  asks_operators_model integer not null default 1
);
alter table ai_usage add column own_input_tokens bigint not null default 0;
alter table ai_usage add column own_output_tokens bigint not null default 0;
