-- The conversation with the coach: a question in each row, and its answer as far as one came.
create table chat_exchanges (
  id {{id}},
  user_id integer not null references users (id) on delete cascade,
  -- Whoever sends a question again under its key finds it, and asks nothing twice.
  idempotency_key text not null,
  question text not null,
  asked_at bigint not null,
  -- Null until it comes.
  answer text,
  answered_at bigint,
  -- Whether the answer broke off.
  is_cut integer not null default 0 check (is_cut in (0, 1)),
  -- JSON: what is shown with the answer.
  beside_answer text,
  -- The last exchange of the clearing that took this one: undoing it asks for just these.
  cleared_up_to integer,
  cleared_at bigint,
  unique (user_id, idempotency_key)
);
create index chat_exchanges_of_user on chat_exchanges (user_id, id);
create index cleared_chat_exchanges on chat_exchanges (cleared_at) where cleared_at is not null;
