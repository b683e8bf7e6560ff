-- An Idempotency-Key stands for the entry that its request made, which is answered as it is today.
-- Answers of earlier versions were kept whole, as JSON that begins with the entry's id.

alter table idempotency_keys add column entry_id integer;

delete from idempotency_keys where answer not like '{"id":%';

update idempotency_keys set answer = substr(answer, 7, 10);

update idempotency_keys
set entry_id = cast(
  substr(answer, 1, length(answer) - length(ltrim(answer, '0123456789'))) as integer
);

alter table idempotency_keys drop column answer;
