-- What the synchronisation with Strava keeps beside the connection.

-- A race of the athlete's, as Strava or they themselves marked it.
alter table workouts add column is_race integer not null default 0 check (is_race in (0, 1));

create index workouts_holding_strava on workouts (user_id, date) where holds_strava = 1;

-- When the next page of older activities is due, and how often in a row one could not be had.
alter table service_connections add column history_due_at bigint not null default 0;
alter table service_connections add column history_failures integer not null default 0;
-- The activities of the page read last, as one hash: the same page twice is a fault, not progress.
alter table service_connections add column history_last_page text;

create index service_connections_listing on service_connections (service, history_due_at)
  where history_state = 'listing';

-- Whose activity it is at Strava: of another athlete's, connected before, the list says nothing.
alter table strava_activities add column athlete_id text not null default '';
-- When Strava last told something new of an activity: what a synchronisation brought is counted by it.
alter table strava_activities add column changed_at bigint not null default 0;

create index strava_activities_by_change on strava_activities (user_id, changed_at);

-- A hint is taken up by one process at a time. `is_unlisted`: the list has the activity no longer.
alter table strava_hints add column is_unlisted integer not null default 0
  check (is_unlisted in (0, 1));
alter table strava_hints add column attempts integer not null default 0;
alter table strava_hints add column retry_at bigint not null default 0;

create index strava_hints_due on strava_hints (retry_at);
