-- Names as the code says them: a lease that is held for a while, an event that Strava told of.

alter table service_connections rename column sync_claim to sync_lease;
alter table service_connections rename column sync_claimed_until to sync_leased_until;
alter table service_connections rename column refresh_claim to refresh_lease;
alter table service_connections rename column refresh_claimed_until to refresh_leased_until;

alter table strava_hints rename to strava_events;
alter table strava_events rename column hinted_at to told_at;
