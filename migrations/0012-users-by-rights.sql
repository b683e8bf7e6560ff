-- The Admin Panel counts everybody by this alone, and finds the few administrators among many.
create index users_by_rights on users (is_admin, is_active);
