-- The connection to Strava: whose turn it is, what came from there, and what is still to be fetched
-- all stand in rows, so that several processes share the work and a restart goes on with it.

alter table service_connections add column state text not null default 'connected'
  check (state in ('connected', 'reconnect'));
-- What the athlete is told went wrong last; null when all is well.
alter table service_connections add column trouble text;
alter table service_connections add column failures integer not null default 0;
alter table service_connections add column sync_due_at bigint not null default 0;
alter table service_connections add column sync_claim text;
alter table service_connections add column sync_claimed_until bigint not null default 0;
alter table service_connections add column refresh_claim text;
alter table service_connections add column refresh_claimed_until bigint not null default 0;
alter table service_connections add column history_state text not null default 'none'
  check (history_state in ('none', 'listing', 'listed'));
-- The list of older activities is read from this instant backwards, page by page.
alter table service_connections add column history_before bigint;
alter table service_connections add column history_page integer not null default 1;

create index service_connections_by_due on service_connections (service, sync_due_at);

-- A journey to Strava's page that has not come back: of one session, for ten minutes, once.
create table oauth_states (
  state_hash text primary key,
  user_id integer not null references users (id) on delete cascade,
  session_id integer not null references sessions (id) on delete cascade,
  redirect_uri text not null,
  created_at bigint not null
);

create index oauth_states_by_user on oauth_states (user_id);
create index oauth_states_by_session on oauth_states (session_id);
create index oauth_states_by_time on oauth_states (created_at);

-- Each activity that Strava told of, whether it became a workout, met one, or was removed here.
-- `taken` holds the values last taken over (JSON): what differs from them was edited here.
create table strava_activities (
  user_id integer not null references users (id) on delete cascade,
  activity_id text not null,
  workout_id integer references workouts (id) on delete set null,
  is_match integer not null default 0 check (is_match in (0, 1)),
  started_at bigint not null,
  fingerprint text not null,
  taken text not null,
  details text not null default 'due' check (details in ('due', 'fetched', 'missing', 'unwanted')),
  attempts integer not null default 0,
  retry_at bigint not null default 0,
  created_at bigint not null,
  primary key (user_id, activity_id)
);

create index strava_activities_by_workout on strava_activities (workout_id);
create index strava_activities_by_start on strava_activities (user_id, started_at);
create index strava_activities_due on strava_activities (user_id, started_at)
  where details = 'due';

-- Whether values of Strava's were taken over into a workout that came from elsewhere: it is then shown
-- to no more people than Strava's own.
alter table workouts add column holds_strava integer not null default 0
  check (holds_strava in (0, 1));

-- What a webhook hinted at. Unsigned, so never believed: Strava is asked.
create table strava_hints (
  user_id integer not null references users (id) on delete cascade,
  activity_id text not null,
  hinted_at bigint not null,
  primary key (user_id, activity_id)
);

-- Calls made in the current quarter of an hour and the current day, all and reading ones, against
-- the most that the service allows: one row, so that a call is reserved by one update.
create table api_budgets (
  service text primary key,
  short_start bigint not null,
  short_used integer not null default 0,
  short_most integer not null,
  read_short_used integer not null default 0,
  read_short_most integer not null,
  day_start bigint not null,
  day_used integer not null default 0,
  day_most integer not null,
  read_day_used integer not null default 0,
  read_day_most integer not null
);

-- Failures in a row, shared by every process, and until when to make no call.
create table api_health (
  service text primary key,
  failures integer not null default 0,
  paused_until bigint not null default 0
);

-- The operator's registration for events.
create table api_subscriptions (
  service text primary key,
  subscription_id text not null,
  callback_url text not null,
  created_at bigint not null
);

-- What was measured along the way: samples packed small, laps as JSON. The first of a workout stays
-- unless a source with more replaces it.
create table workout_recordings (
  workout_id integer primary key references workouts (id) on delete cascade,
  user_id integer not null references users (id) on delete cascade,
  source text not null
    check (source in ('manual', 'csv', 'apple-health', 'file', 'strava', 'strava-archive')),
  sample_count integer not null,
  samples {{bytes}} not null,
  laps text not null,
  created_at bigint not null
);

create index workout_recordings_by_user on workout_recordings (user_id);
