export const ROLES = ['anonymous', 'owner', 'other', 'deactivated', 'admin', 'shareLink'] as const;
export type Role = (typeof ROLES)[number];

export type AccessRow = { route: string; access: string; status: Record<Role, number> };

/**
 * Who may call what, reviewed by hand: the status that each role meets on somebody's own things.
 * `owner` calls on its own, `other` and `admin` on the owner's, `deactivated` on its own, `shareLink`
 * presents the owner's secret link as if it were a session. HEAD is as GET. Access `plugin` marks
 * routes that a library mounts, each without any data of people.
 */
const TABLE = `
route                                     access         anonymous owner other deactivated admin shareLink
GET    /api/health                        public         200       200   200   200         200   200
GET    /api/ready                         public         200       200   200   200         200   200

POST   /api/auth/login                    public         200       200   200   200         200   200
POST   /api/auth/register                 public         201       201   201   201         201   201
GET    /api/auth/me                       session        401       200   200   200         200   401
POST   /api/auth/logout                   session        401       204   204   204         204   401
POST   /api/auth/password                 activeAthlete  401       200   400   403         400   401
GET    /api/auth/sessions                 activeAthlete  401       200   200   403         200   401
DELETE /api/auth/sessions/:sessionId      activeAthlete  401       204   404   403         404   401
POST   /api/auth/sessions/end-others      activeAthlete  401       200   200   403         200   401

GET    /api/account/export                activeAthlete  401       200   200   403         200   401
POST   /api/account/delete                activeAthlete  401       400   400   403         400   401

GET    /api/user/:userId                  activeAthlete  401       200   404   403         404   401
PUT    /api/user/:userId                  activeAthlete  401       200   404   403         404   401

GET    /api/workouts                      activeAthlete  401       200   200   403         200   401
POST   /api/workouts                      activeAthlete  401       201   201   403         201   401
GET    /api/workouts/:userId              activeAthlete  401       200   404   403         404   401
GET    /api/workouts/:userId/range        activeAthlete  401       200   404   403         404   401
GET    /api/workouts/:userId/page         activeAthlete  401       200   404   403         404   401
GET    /api/workouts/:userId/totals       activeAthlete  401       200   404   403         404   401
GET    /api/workouts/:userId/tags         activeAthlete  401       200   404   403         404   401
GET    /api/workout/:id                   activeAthlete  401       200   404   403         404   401
GET    /api/workouts/:id/recording        activeAthlete  401       200   404   403         404   401
GET    /api/workouts/:id/packed-recording activeAthlete  401       200   404   403         404   401
GET    /api/workouts/:id/best-efforts     activeAthlete  401       200   404   403         404   401
GET    /api/workouts/:id/neighbours       activeAthlete  401       200   404   403         404   401
PUT    /api/workouts/:id                  activeAthlete  401       200   404   403         404   401
DELETE /api/workouts/:id                  activeAthlete  401       204   404   403         404   401
POST   /api/workouts/:id/restore          activeAthlete  401       200   404   403         404   401
POST   /api/workouts/:id/put-back         activeAthlete  401       200   404   403         404   401
GET    /api/workouts/:id/same             activeAthlete  401       200   404   403         404   401
POST   /api/workouts/:id/same             activeAthlete  401       409   404   403         404   401
DELETE /api/workouts/:id/same             activeAthlete  401       200   404   403         404   401

GET    /api/races/:userId                 activeAthlete  401       200   404   403         404   401
GET    /api/races/:id/plan                activeAthlete  401       200   404   403         404   401
POST   /api/races                         activeAthlete  401       201   201   403         201   401
PUT    /api/races/:id                     activeAthlete  401       200   404   403         404   401
DELETE /api/races/:id                     activeAthlete  401       204   404   403         404   401
POST   /api/races/:id/restore             activeAthlete  401       200   404   403         404   401
POST   /api/races/:id/put-back            activeAthlete  401       200   404   403         404   401

GET    /api/shoes/:userId                 activeAthlete  401       200   404   403         404   401
POST   /api/shoes                         activeAthlete  401       201   201   403         201   401
PUT    /api/shoes/:id                     activeAthlete  401       200   404   403         404   401
DELETE /api/shoes/:id                     activeAthlete  401       204   404   403         404   401
POST   /api/shoes/:id/restore             activeAthlete  401       200   404   403         404   401
POST   /api/shoes/:id/put-back            activeAthlete  401       200   404   403         404   401
GET    /api/athlete-limits/:userId        activeAthlete  401       200   404   403         404   401
POST   /api/athlete-limits                activeAthlete  401       201   201   403         201   401
PUT    /api/athlete-limits/:id            activeAthlete  401       200   404   403         404   401
DELETE /api/athlete-limits/:id            activeAthlete  401       204   404   403         404   401
POST   /api/athlete-limits/:id/restore    activeAthlete  401       200   404   403         404   401
POST   /api/athlete-limits/preview        activeAthlete  401       200   200   403         200   401

GET    /api/weight                        activeAthlete  401       200   200   403         200   401
POST   /api/weight                        activeAthlete  401       201   201   403         201   401
GET    /api/weight/:userId                activeAthlete  401       200   404   403         404   401
GET    /api/weight/:userId/page           activeAthlete  401       200   404   403         404   401
GET    /api/weight/:userId/stats          activeAthlete  401       200   404   403         404   401
PUT    /api/weight/:id                    activeAthlete  401       200   404   403         404   401
DELETE /api/weight/:id                    activeAthlete  401       204   404   403         404   401
POST   /api/weight/:id/restore            activeAthlete  401       200   404   403         404   401
GET    /api/sweat-tests/:userId           activeAthlete  401       200   404   403         404   401
POST   /api/sweat-tests                   activeAthlete  401       201   201   403         201   401
PUT    /api/sweat-tests/:id               activeAthlete  401       200   404   403         404   401
DELETE /api/sweat-tests/:id               activeAthlete  401       204   404   403         404   401
POST   /api/sweat-tests/:id/restore       activeAthlete  401       200   404   403         404   401

GET    /api/analytics/:userId/summary     activeAthlete  401       200   404   403         404   401
GET    /api/analytics/:userId/weeks       activeAthlete  401       200   404   403         404   401
GET    /api/analytics/:userId/over-time   activeAthlete  401       200   404   403         404   401
GET    /api/analytics/:userId/runs        activeAthlete  401       200   404   403         404   401
GET    /api/analytics/:userId/records     activeAthlete  401       200   404   403         404   401
GET    /api/analytics/:userId/status      activeAthlete  401       200   404   403         404   401
GET    /api/analytics/:userId/form        activeAthlete  401       200   404   403         404   401
GET    /api/analytics/:userId/readiness   activeAthlete  401       200   404   403         404   401
GET    /api/analytics/:userId/fuel        activeAthlete  401       200   404   403         404   401

GET    /api/predictions/:userId           activeAthlete  401       200   404   403         404   401
GET    /api/predictions/:userId/history   activeAthlete  401       200   404   403         404   401

GET    /api/coach/insights                activeAthlete  401       200   200   403         200   401
POST   /api/ai/analyze                    activeAthlete  401       200   200   403         200   401
POST   /api/ai/chat                       activeAthlete  401       200   200   403         200   401
GET    /api/ai/model                      activeAthlete  401       200   200   403         200   401
GET    /api/ai/own-model                  activeAthlete  401       200   200   403         200   401
PUT    /api/ai/own-model                  activeAthlete  401       400   400   403         400   401
DELETE /api/ai/own-model                  activeAthlete  401       200   200   403         200   401
PUT    /api/ai/operators-model            activeAthlete  401       200   200   403         200   401
GET    /api/ai/conversation               activeAthlete  401       200   200   403         200   401
POST   /api/ai/conversation/clear         activeAthlete  401       204   204   403         204   401
POST   /api/ai/conversation/restore       activeAthlete  401       204   204   403         204   401
POST   /api/ai/conversation/take-over     activeAthlete  401       204   204   403         204   401

POST   /api/imports                       activeAthlete  401       202   202   403         202   401
GET    /api/imports                       activeAthlete  401       200   200   403         200   401
GET    /api/imports/:id                   activeAthlete  401       200   404   403         404   401
DELETE /api/imports/:id                   activeAthlete  401       200   404   403         404   401
POST   /api/imports/:id/commit            activeAthlete  401       202   404   403         404   401
POST   /api/imports/:id/repeat            activeAthlete  401       202   404   403         404   401
PATCH  /api/imports/:id/items/:itemId     activeAthlete  401       200   404   403         404   401
GET    /api/imports/:id/files             activeAthlete  401       200   404   403         404   401
GET    /api/imports/:id/files/:fileId     activeAthlete  401       200   404   403         404   401
POST   /api/imports/csv                   activeAthlete  401       201   201   403         201   401
GET    /api/imports/csv                   activeAthlete  401       200   200   403         200   401
GET    /api/imports/csv/:id/plan          activeAthlete  401       200   404   403         404   401
POST   /api/imports/csv/:id/apply         activeAthlete  401       200   404   403         404   401
GET    /api/imports/csv/:id/file          activeAthlete  401       200   404   403         404   401
GET    /api/imports/csv/:id               activeAthlete  401       200   404   403         404   401
PUT    /api/imports/csv/:id               activeAthlete  401       200   404   403         404   401
POST   /api/imports/csv/:id/read          activeAthlete  401       202   404   403         404   401
GET    /api/imports/csv/:id/bad-lines     activeAthlete  401       200   404   403         404   401
GET    /api/imports/csv/:id/bad-lines/file activeAthlete 401       200   404   403         404   401
GET    /api/export/csv                    activeAthlete  401       200   200   403         200   401
POST   /api/import/apple-health           activeAthlete  401       200   200   403         200   401

GET    /api/strava/status                 activeAthlete  401       200   200   403         200   401
GET    /api/strava/config                 activeAthlete  401       200   200   403         200   401
POST   /api/strava/connect                activeAthlete  401       409   409   403         409   401
POST   /api/strava/callback               activeAthlete  401       409   409   403         409   401
POST   /api/strava/disconnect             activeAthlete  401       409   409   403         409   401
POST   /api/strava/sync                   activeAthlete  401       409   409   403         409   401
POST   /api/strava/history                activeAthlete  401       409   409   403         409   401
GET    /api/strava/matches/:workoutId     activeAthlete  401       200   404   403         404   401
POST   /api/strava/matches/:workoutId/take activeAthlete 401       200   404   403         404   401
GET    /api/strava/webhook/:secret        public         404       404   404   404         404   404
POST   /api/strava/webhook/:secret        public         404       404   404   404         404   404

GET    /api/sharing                       activeAthlete  401       200   200   403         200   401
POST   /api/sharing/new-link              activeAthlete  401       200   200   403         200   401
PUT    /api/sharing/routes                activeAthlete  401       200   200   403         200   401
GET    /api/trainer/:trainerUrl           shareLink      200       200   200   404         200   200
GET    /api/trainer/:trainerUrl/workouts/:id/route shareLink 200    200   200   404         200   200

GET    /api/admin/users                   admin          401       403   403   403         200   401
GET    /api/admin/users/page              admin          401       403   403   403         200   401
PATCH  /api/admin/users/:id/toggle-status admin          401       403   403   403         200   401

GET    /api/docs                          plugin         200       200   200   200         200   200
GET    /api/docs/                         plugin         200       200   200   200         200   200
GET    /api/docs/json                     plugin         200       200   200   200         200   200
GET    /api/docs/yaml                     plugin         200       200   200   200         200   200
GET    /api/docs/static/*                 plugin         200       200   200   200         200   200
GET    /api/docs/static/index.html        plugin         302       302   302   302         302   302
GET    /api/docs/static/swagger-initializer.js plugin    200       200   200   200         200   200
GET    /assets/app-1a2b3c.js              plugin         200       200   200   200         200   200
GET    /icon.svg                          plugin         200       200   200   200         200   200
GET    /index.html                        plugin         200       200   200   200         200   200
`;

export function readAccessTable(table = TABLE): Map<string, AccessRow> {
  const [, ...lines] = table.split('\n').filter((line) => line.trim() !== '');
  const rows = lines.map((line) => {
    const [method = '', path = '', access = '', ...statuses] = line.trim().split(/ +/);
    if (statuses.length !== ROLES.length) throw new Error(`Not a row of the access table: ${line}`);
    const status = Object.fromEntries(ROLES.map((role, at) => [role, Number(statuses[at])]));
    return { route: `${method} ${path}`, access, status: status as Record<Role, number> };
  });
  return new Map(rows.map((row) => [row.route, row]));
}
