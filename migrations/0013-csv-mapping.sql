-- Which column of a CSV file holds what, as the athlete chose it (JSON); null until then, and for
-- files that need none.
alter table imports add column mapping text;
