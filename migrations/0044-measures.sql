-- How an athlete reads and writes lengths, weights, weeks and times, as JSON; null until they say, or a
-- browser's language does. Who was here before keeps what they have seen until now.
alter table users add column measures text;

update users
set measures = '{"distance":"km","weight":"kg","height":"cm","weekStart":"sunday","clock":"24","dates":"day-month"}';
