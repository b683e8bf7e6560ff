-- A conversation with the coach is kept by the browser's tab; no row was ever written here.
drop table chat_messages;
