-- What an athlete had of an outside model, a day in each row: its limits and its budget go by this.
create table ai_usage (
  user_id integer not null references users (id) on delete cascade,
  day text not null,
  questions integer not null default 0,
  input_tokens bigint not null default 0,
  output_tokens bigint not null default 0,
  -- Millionths of the currency that the operator's prices are in.
  cost_micros bigint not null default 0,
  primary key (user_id, day)
);
