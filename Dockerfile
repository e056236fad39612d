# syntax=docker/dockerfile:1
ARG NODE_IMAGE=node:24.19.0-bookworm-slim@sha256:a9f5f7c91a432850b2a8a7797adf5eadb6c733ceed61167806cee7ea7fbc29df

FROM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --ignore-scripts
COPY . .
# What the app's build takes in; the running server needs the same.
ARG VITE_PROGRAM_PAGE_URL= VITE_ALLOWED_HOSTS= VITE_DEFAULT_CLIENT= VITE_API_HOST= \
    VITE_DOWNGRADE_PATH= VITE_SESSION_RECORDING_URL= VITE_ERROR_REPORT_URL= CARD_FORM_ORIGINS= \
    CSP_FRAME_SRC= CSP_SCRIPT_SRC= CSP_CONNECT_SRC= CSP_IMG_SRC= CSP_MEDIA_SRC=
RUN npm run build && npm run build:server

FROM ${NODE_IMAGE} AS dependencies
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev --omit=optional --ignore-scripts

FROM ${NODE_IMAGE}
WORKDIR /app
ARG VITE_PROGRAM_PAGE_URL= VITE_ALLOWED_HOSTS= VITE_DEFAULT_CLIENT= VITE_API_HOST= \
    VITE_DOWNGRADE_PATH= VITE_SESSION_RECORDING_URL= VITE_ERROR_REPORT_URL= CARD_FORM_ORIGINS= \
    CSP_FRAME_SRC= CSP_SCRIPT_SRC= CSP_CONNECT_SRC= CSP_IMG_SRC= CSP_MEDIA_SRC=
ENV NODE_ENV=production UV_THREADPOOL_SIZE=32 HOST=0.0.0.0 PORT=4173 DATA_DIR=/data \
    VITE_PROGRAM_PAGE_URL=$VITE_PROGRAM_PAGE_URL VITE_ALLOWED_HOSTS=$VITE_ALLOWED_HOSTS \
    VITE_DEFAULT_CLIENT=$VITE_DEFAULT_CLIENT VITE_API_HOST=$VITE_API_HOST VITE_DOWNGRADE_PATH=$VITE_DOWNGRADE_PATH \
    VITE_SESSION_RECORDING_URL=$VITE_SESSION_RECORDING_URL VITE_ERROR_REPORT_URL=$VITE_ERROR_REPORT_URL \
    CARD_FORM_ORIGINS=$CARD_FORM_ORIGINS CSP_FRAME_SRC=$CSP_FRAME_SRC CSP_SCRIPT_SRC=$CSP_SCRIPT_SRC \
    CSP_CONNECT_SRC=$CSP_CONNECT_SRC CSP_IMG_SRC=$CSP_IMG_SRC CSP_MEDIA_SRC=$CSP_MEDIA_SRC
COPY --from=dependencies /app/node_modules ./node_modules
COPY package.json ./
COPY --from=build /app/compiled ./
COPY --from=build /app/dist ./dist
RUN install -d -o node -g node /data
USER node
VOLUME /data
EXPOSE 4173
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/health/ready`).then(({ ok }) => process.exit(ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "server/main.js"]
