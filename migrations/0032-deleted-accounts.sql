-- An account that was deleted is closed at once, and gone for good with everything in it 30 days later.
alter table users add column deleted_at bigint;

create index deleted_users on users (deleted_at) where deleted_at is not null;
