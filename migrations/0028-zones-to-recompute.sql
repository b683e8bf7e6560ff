-- JSON: the days whose zones changed and were not yet computed again for the runs of those days. It is
-- written with the change itself, so that a process that ends on the way leaves the rest to be done.
alter table users add column zones_to_recompute text;
