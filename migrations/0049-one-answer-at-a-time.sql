-- Which process is answering a question, and until when it may be believed to be.
alter table chat_exchanges add column lease text;
alter table chat_exchanges add column leased_until bigint not null default 0;
